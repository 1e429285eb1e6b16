"""What the printed texts of Paladins say, worked out a second time.

``printed`` reads the data files as they are. A ``Book`` takes what everybody sees of a table, does by hand what a text
says, and compares the whole of it with what is seen after the rules have done the same: not one thing more may have
changed. A ``Ghost`` does so for the solo opponent. None of them calls the rules.
"""
