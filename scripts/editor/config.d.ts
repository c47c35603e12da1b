/** Declares `keystatic.config.ts` as the editor's page imports it. */
declare module 'virtual:keystatic-config' {
  const config: import('@keystatic/core').Config;
  export default config;
}
