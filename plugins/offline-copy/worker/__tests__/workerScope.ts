// Workbox looks for the global of a worker as soon as it is imported: import this first.
Object.assign(globalThis, {self: globalThis});
