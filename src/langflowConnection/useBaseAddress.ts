import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {DEFAULT_BASE, parseServerAddress} from '../../lib/connection/serverAddress';
import {maskSecrets} from '../../lib/text/maskSecrets';

const STORAGE_KEY = 'langflow-api.base';

/** What is no address may be a key or a password in the wrong field. */
const isStorable = (base: string) => parseServerAddress(base).address !== undefined && maskSecrets(base) === base;

// If it is not or cannot be stored, the text is kept as long as the tab.
let unstored: string | undefined;

/** What the reader typed as the address of their own Langflow, stored only in this browser. Requests use what `parseServerAddress` makes of it. */
export function useBaseAddress(): [string, (base: string) => void] {
  const [stored, slot] = useStorageSlot(STORAGE_KEY);
  const [own, setOwn] = useState(unstored);
  const setBase = (base: string) => {
    if (base === DEFAULT_BASE || !isStorable(base)) slot.del();
    else slot.set(base);
    unstored = (slot.get() ?? DEFAULT_BASE) === base ? undefined : base;
    setOwn(unstored);
  };
  return [own ?? stored ?? DEFAULT_BASE, setBase];
}
