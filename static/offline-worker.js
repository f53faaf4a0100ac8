// An earlier version of this site stored itself in browsers through a service worker of this name. Browsers that still have it fetch
// this one instead, which answers no requests, deletes the stored files and then itself. Keep it: nobody knows when the last one comes.
self.addEventListener('install', () => self.skipWaiting());

async function removeCopy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`offline-copy:${self.registration.scope}:`)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(removeCopy()));
