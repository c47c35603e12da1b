/** Calls the admin API of one world. Throws an error with method, path and response if it is rejected. */
export type Admin = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Creates the caller of the admin API below `root`; `key` is sent with each call. */
export const makeAdmin =
  (root: string, key: string | undefined): Admin =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(root + path, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${root}${path} answered ${reply.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
