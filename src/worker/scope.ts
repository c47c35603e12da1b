/** `ExtendableEvent` of the library `webworker`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The used part of ServiceWorkerGlobalScope: the project's library types are those of documents. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  readonly location: { readonly origin: string };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}

export const scope = self as unknown as WorkerScope;
