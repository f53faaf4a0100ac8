import {useStorageSlot} from '@docusaurus/theme-common';
import {DEFAULT_BASE} from '../shared/requestValues';

const STORAGE_KEY = 'langflow-api.base';

/** Address of the reader's own Langflow, remembered in this browser only. */
export function useBaseAddress(): [string, (base: string) => void] {
  const [stored, slot] = useStorageSlot(STORAGE_KEY);
  return [stored ?? DEFAULT_BASE, (base) => (base === DEFAULT_BASE ? slot.del() : slot.set(base))];
}
