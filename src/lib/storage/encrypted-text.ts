const databaseName = 'vault';
const storeName = 'keys';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return done(request);
};

/** Returns the key with this name. It is created once and cannot be exported. */
const keyOf = async (name: string): Promise<CryptoKey> => {
  const database = await openDatabase();
  try {
    const known = await done<CryptoKey | undefined>(database.transaction(storeName).objectStore(storeName).get(name));
    if (known) return known;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await done(database.transaction(storeName, 'readwrite').objectStore(storeName).put(key, name));
    return key;
  } finally {
    database.close();
  }
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Encrypts a text with the key of this name; null if the browser cannot. */
export const encryptText = async (name: string, text: string): Promise<string | null> => {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyOf(name),
      new TextEncoder().encode(text),
    );
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  } catch {
    return null;
  }
};

/** Returns the decrypted text; null if it was encrypted by another browser or changed. */
export const decryptText = async (name: string, hidden: string): Promise<string | null> => {
  try {
    const bytes = fromBase64(hidden);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, 12) },
      await keyOf(name),
      bytes.subarray(12),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
};
