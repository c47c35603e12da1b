/**
 * Returns a `fetch` that reports upload progress: `onSent` gets the share sent, 0 to 1. The platform's fetch cannot
 * report it.
 */
export const fetchWithProgress =
  (onSent: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const wire = new XMLHttpRequest();
      const stop = (): void => wire.abort();
      wire.open(request.method, request.url);
      for (const [name, value] of request.headers) wire.setRequestHeader(name, value);
      wire.responseType = 'blob';
      wire.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      wire.onload = () => {
        const date = wire.getResponseHeader('Date');
        resolve(new Response(wire.response as Blob, { status: wire.status, headers: date ? { Date: date } : {} }));
      };
      wire.onerror = () => reject(new TypeError('the network dropped'));
      wire.onabort = () => reject(new DOMException('', 'AbortError'));
      request.signal.addEventListener('abort', stop);
      wire.onloadend = () => request.signal.removeEventListener('abort', stop);
      wire.send(body);
    });
  };
