import { json, type Request, type RequestHandler } from 'express';

/** A browser's report of one blocked load or script. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly document: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const readReport = (raw: unknown): PolicyReport | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const outer = raw as Record<string, unknown>;
  const body = outer['csp-report'] ?? outer.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const report = body as Record<string, unknown>;
  return {
    directive: text(report['effective-directive'] ?? report.effectiveDirective),
    blocked: text(report['blocked-uri'] ?? report.blockedURL),
    document: text(report['document-uri'] ?? report.documentURL),
  };
};

/** Accepts policy reports of both kinds (`report-uri` and the Reporting API); anything else is dropped. */
export const policyReports = (onReport: (request: Request, report: PolicyReport) => void): RequestHandler[] => [
  json({ type: ['application/csp-report', 'application/reports+json'], limit: '64kb' }),
  (request, response) => {
    const reports: unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    for (const raw of reports.slice(0, 20)) {
      const report = readReport(raw);
      if (report) onReport(request, report);
    }
    response.status(204).end();
  },
];
