import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {DEFAULT_BASE} from '../../lib/connection/serverAddress';

const STORAGE_KEY = 'langflow-api.base';

// If the browser refuses storage, the address is kept as long as the tab.
let unstored: string | undefined;

/** What the reader typed as the address of their own Langflow, stored only in this browser. Requests use what `parseServerAddress` makes of it. */
export function useBaseAddress(): [string, (base: string) => void] {
  const [stored, slot] = useStorageSlot(STORAGE_KEY);
  const [own, setOwn] = useState(unstored);
  const setBase = (base: string) => {
    if (base === DEFAULT_BASE) slot.del();
    else slot.set(base);
    unstored = (slot.get() ?? DEFAULT_BASE) === base ? undefined : base;
    setOwn(unstored);
  };
  return [own ?? stored ?? DEFAULT_BASE, setBase];
}
