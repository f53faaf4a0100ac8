import {CONSENT_KEY, hasRefusalSignal} from './consentRecord';
import type {LoaderConfig} from './types';

type Dialogue = {openBanner: () => void; openSettings: () => void; close: () => void};

/** The consent dialogue; its code and styles are fetched when it is first shown. */
export function createDialogue(config: LoaderConfig, onChoice: () => void): Dialogue {
  let loading: Promise<typeof import('./dialogue/openDialogue')> | undefined;
  const load = () => {
    loading ??= import('./dialogue/openDialogue');
    return loading;
  };
  const open = async (part: 'banner' | 'settings') => {
    try {
      const {openDialogue} = await load();
      // What both need is handed over: a module that both import would be one more file for every page to wait for.
      await openDialogue({config, onChoice, recordKey: CONSENT_KEY, isRefused: hasRefusalSignal()}, part);
    } catch {
      // Without the dialogue nobody agrees, and nothing is counted. The next click tries again.
      loading = undefined;
    }
  };
  return {
    openBanner: () => void open('banner'),
    openSettings: () => void open('settings'),
    close: () => void loading?.then(({closeDialogue}) => closeDialogue()),
  };
}
