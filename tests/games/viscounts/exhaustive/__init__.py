"""What the printed texts of Viscounts say, worked out a second time.

``printed`` reads the data files as they are. A ``Book`` takes what a seat sees of a table, does by hand what a text
says, writes down what will be asked on the way, and compares all of it with what is seen after the rules have done the
same: not one thing more may have changed, nor one question more been put. A ``Ghost`` does so for the solo opponent.
None of them calls the rules.
"""
