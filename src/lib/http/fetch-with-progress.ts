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
      const xhr = new XMLHttpRequest();
      const stop = (): void => xhr.abort();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'blob';
      xhr.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      xhr.onload = () => {
        const date = xhr.getResponseHeader('Date');
        resolve(new Response(xhr.response as Blob, { status: xhr.status, headers: date ? { Date: date } : {} }));
      };
      xhr.onerror = () => reject(new TypeError('the network dropped'));
      xhr.onabort = () => reject(new DOMException('', 'AbortError'));
      request.signal.addEventListener('abort', stop);
      xhr.onloadend = () => request.signal.removeEventListener('abort', stop);
      xhr.send(body);
    });
  };
