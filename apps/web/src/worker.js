// Runs beside the handheld's pages. The build fills in the files; calls to the server are none of its business.
const KEPT = 'takt-handheld-__NAME__';
const HOME = '__HOME__';
const FILES = JSON.parse('__FILES__');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT && name.startsWith('takt-handheld-')) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** Pages come from the network while there is one, so that a new version is seen at once; files have their content in their name. */
const page = (request) => fetch(request).catch(() => caches.match(HOME));
// A server that varies its answers by who asks would make the kept ones not fit the page that needs them.
const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(file(request));
});
