/** An event that the worker outlives the answer of. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What the worker uses of its own scope; the program's library types are those of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  readonly location: { readonly origin: string };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}

export const scope = self as unknown as WorkerScope;
