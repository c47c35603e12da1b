/** The oldest supported browsers, as esbuild names build targets. Lightning CSS keeps iOS prefixes only for `ios`. */
export const supportedBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'firefox113'];
