/** What documents may load, from the site and from these origins; scripts and styles are named by their hashes. */
export const policyDirectives = ({
  api,
  images,
}: {
  readonly api: readonly string[];
  readonly images: readonly string[];
}) => {
  const own = ["'self'", ...api];
  return [
    // Also for connections, frames, workers and the manifest.
    `default-src ${own.join(' ')}`,
    `img-src ${[...own, 'data:', 'blob:', ...images].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // `dompurify` is the sanitiser's own; `site` is the one that the site's code may make.
    'trusted-types dompurify site',
  ] as const;
};
