import { useEffect, useRef } from 'react';

/** Sanitised HTML from the server. Empty until the sanitiser is loaded. */
export const ServerHtml = ({ html, className }: { readonly html: string; readonly className?: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = async (): Promise<void> => {
      const { showServerHtml } = await import('./server-html.ts');
      if (place.current) showServerHtml(place.current, html);
    };
    void show();
  }, [html]);
  return <div ref={place} className={className} />;
};
