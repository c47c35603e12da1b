import { useEffect, useRef } from 'react';
import { showServerHtml } from './server-html.ts';

/** HTML of a server, sanitised (A52). Empty until the sanitiser has come. */
export const ServerHtml = ({ html, className }: { readonly html: string; readonly className?: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void showServerHtml(place.current, html);
  }, [html]);
  return <div ref={place} className={className} />;
};
