/**
 * Texts that are not typed by accident: markup, templates, quotes, direction marks, emoji, excessive length, null
 * bytes.
 */
export const hostileTexts = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '{{7*7}}',
  "' OR 1=1 --",
  'javascript:alert(1)',
  '\u202egnp.exe',
  '🙂'.repeat(50),
  'a'.repeat(10_000),
  'nul\u0000byte',
] as const;

/** URLs to which a login must never redirect. */
export const hostileTargets = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/m/home',
  'javascript:alert(1)',
  'data:text/html,x',
  '/m/../../evil',
  '/m/%2e%2e/x',
  '/m/home\u202e',
  '/m/\u0000home',
  `/m/${'a'.repeat(10_000)}`,
  '/evil',
  '/m/login?redirect=/m/login',
] as const;
