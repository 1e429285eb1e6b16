// Shows "your move" where nobody looks at a tab of ours, and opens the table.

async function tell(told) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible")) return;
  await self.registration.showNotification(told.title, { data: told.url, tag: told.url, icon: "/static/icon.svg" });
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data));
});
