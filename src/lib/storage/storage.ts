/** Opens web storage that may be full, blocked or missing: reads then return null, writes return false. */
const open = (kind: 'sessionStorage' | 'localStorage') => {
  const area = (): Storage | null => {
    try {
      return globalThis[kind] ?? null;
    } catch {
      return null;
    }
  };
  return {
    read(key: string): string | null {
      try {
        return area()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key: string, value: string): boolean {
      try {
        const storage = area();
        storage?.setItem(key, value);
        return storage !== null;
      } catch {
        // A full or blocked storage must not break the page.
        return false;
      }
    },
    remove(key: string): void {
      try {
        area()?.removeItem(key);
      } catch {
        // Full or blocked storage must not break the page.
      }
    },
    readJson(key: string): unknown {
      const text = this.read(key);
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        return null;
      }
    },
  };
};

export const sessionArea = open('sessionStorage');
export const localArea = open('localStorage');
