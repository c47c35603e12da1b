const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page in the protocol's format. */
export type Element = Readonly<Record<typeof elementKey, string>>;

/** An error of the driver with its protocol name (`element click intercepted`). */
export class Refused extends Error {
  override readonly name: string;
  constructor(name: string, message: string) {
    super(`${name}: ${message}`);
    this.name = name;
  }
}

/** Timeout in ms, so that a hanging browser fails its test instead of the whole run. */
const patience = 30_000;

const send = async <T>(method: string, address: string, body?: object): Promise<T> => {
  const signal = AbortSignal.timeout(patience);
  const reply = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new Refused(value.error ?? String(reply.status), value.message ?? '');
  return value;
};

export const isReady = async (driver: string): Promise<boolean> =>
  send<{ ready: boolean }>('GET', `${driver}/status`).then(
    ({ ready }) => ready,
    () => false,
  );

/**
 * Opens a browser over the WebDriver protocol (https://www.w3.org/TR/webdriver2/), limited to the commands that the
 * flows need.
 */
export const openSession = async (driver: string, capabilities: object) => {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const root = `${driver}/session/${sessionId}`;
  const post = <T = null>(path: string, body: object = {}) => send<T>('POST', root + path, body);
  const of = (element: Element): string => `/element/${element[elementKey]}`;
  return {
    open: (url: string) => post('/url', { url }),
    address: () => send<string>('GET', `${root}/url`),
    back: () => post('/back'),
    reload: () => post('/refresh'),
    addCookie: (name: string, value: string) => post('/cookie', { cookie: { name, value, path: '/' } }),
    /** Runs a function in the page; arguments and result are passed as JSON, elements by reference. */
    evaluate: <Given extends readonly unknown[], Answer>(script: (...given: Given) => Answer, ...given: Given) =>
      post<Awaited<Answer>>('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args: given }),
    click: (element: Element) => post(`${of(element)}/click`),
    clear: (element: Element) => post(`${of(element)}/clear`),
    type: (element: Element, text: string) => post(`${of(element)}/value`, { text }),
    /** Switches to a frame; `null` switches back to the page. */
    enter: (frame: Element | null) => post('/frame', { id: frame }),
    /** Base64 of a PNG. */
    screenshot: () => send<string>('GET', `${root}/screenshot`),
    close: () => send<null>('DELETE', root),
  };
};

export type Session = Awaited<ReturnType<typeof openSession>>;
