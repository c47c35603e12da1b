import { useEffect, useRef } from 'react';
import { showServerHtml } from './server-html.ts';

/** Sanitised HTML from the server (A52). Empty until the sanitiser is loaded. */
export const ServerHtml = ({ html, className }: { readonly html: string; readonly className?: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void showServerHtml(place.current, html);
  }, [html]);
  return <div ref={place} className={className} />;
};
