// Runs in every document and frame before its own scripts: what should never happen goes to the window's file, one
// line of JSON each.
(() => {
  const handler = window.webkit.messageHandlers.report;
  const report = (kind, text) =>
    handler.postMessage(JSON.stringify({ kind, text: String(text).slice(0, 600), at: location.href }));
  const told = (value) => value?.stack || value;

  const { error } = console;
  console.error = (...said) => {
    report('console', said.map(told).join(' '));
    error.apply(console, said);
  };
  addEventListener(
    'error',
    ({ message, error, target }) => {
      if (message) report('error', `${message} ${told(error) ?? ''}`);
      // An icon's file is fetched last of all, and leaving a page early ends it.
      else if (!(target instanceof SVGElement)) report('load', target.src || target.href);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // A page may still take it for its own.
    setTimeout(() => event.defaultPrevented || report('rejection', `${event.reason} ${told(event.reason) ?? ''}`));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    report('policy', `${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
  );
})();
