import { createRequire } from 'node:module';
import { brand } from '#brands/current.ts';
import { consoleIcons } from './icons.ts';

/**
 * Returns the Content-Security-Policy of the console's document: it may load its own files, and the site or an app of
 * another origin in a frame.
 */
export const consolePolicy = (app?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self'${app === undefined ? '' : ` ${new URL(app).origin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const sprite = (): string => {
  const set = createRequire(import.meta.url)('@iconify-json/ph/icons.json') as {
    icons: Record<string, { body: string } | undefined>;
  };
  return Object.entries(consoleIcons)
    .map(([name, icon]) => `<symbol id="i-${name}" viewBox="0 0 256 256">${set.icons[icon]?.body ?? ''}</symbol>`)
    .join('');
};

let icons: string | undefined;

/** Returns the console's only document; its script creates all content. `app` is the address that the preview shows. */
export const consoleDocument = (app?: string): string => {
  icons ??= sprite();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Simulator console</title>
<link rel="icon" href="/brand/${brand.id}/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__admin/console/console.css">
<script type="module" src="/__admin/console/console.js"></script>
</head>
<body>
<svg class="vh" aria-hidden="true" width="0" height="0">${icons}</svg>
<div id="console"${app === undefined ? '' : ` data-app="${escaped(app)}"`}><noscript>The simulator console needs JavaScript.</noscript></div>
</body>
</html>
`;
};
