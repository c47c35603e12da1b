import { useEffect, useState } from 'react';

/** Which variant of the record the address asks for: the agent's (`?types=A`, R029) or all movements; null until read. */
export const useVariant = (): 'A' | '' | null => {
  const [variant, setVariant] = useState<'A' | '' | null>(null);
  useEffect(() => setVariant(new URLSearchParams(location.search).get('types') === 'A' ? 'A' : ''), []);
  return variant;
};
