/** Where browsers report what the content policy stopped. */
export const reportPath = '/__csp';

const closed = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Sent with every file of the site; a page fetches dozens, so each carries no more than counts for it. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with every document. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': closed.map((feature) => `${feature}=()`).join(', '),
};

/** Over https only: browsers are to stay there for a year. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } as const;

/** A document's own policy, with what only a header can say. */
export const policyHeaders = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'self'; report-uri ${reportPath}; report-to csp`,
  'Reporting-Endpoints': `csp="${reportPath}"`,
});
