// Runs in every document and frame before its own scripts: writes errors to the window's file, one line of JSON each.
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
  // During navigation WebKit aborts pending requests of the old page and reports them as errors. If the page is not
  // left after all (the link was a download), errors are reported again.
  let leaving = false;
  const stay = () => {
    leaving = false;
  };
  addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(stay, 5_000);
  });
  addEventListener('pageshow', stay);

  addEventListener(
    'error',
    ({ message, error, target }) => {
      if (message) report('error', `${message} ${told(error) ?? ''}`);
      else if (!leaving) report('load', target.src || target.href?.baseVal || target.href);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // The page may still handle it.
    setTimeout(() => event.defaultPrevented || report('rejection', `${event.reason} ${told(event.reason) ?? ''}`));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
    report('policy', `${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`),
  );
})();
