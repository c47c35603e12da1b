import '../field/measure.ts';

// What no picture of the page shows: what installs it, and what measures the visit.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
