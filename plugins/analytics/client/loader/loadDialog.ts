import type {ConsentDialog, DialogContext} from './dialog/consentDialog';

/** The consent dialog; its code and styles are fetched when it is first shown. */
export function loadDialog(context: DialogContext): ConsentDialog {
  let loading: Promise<ConsentDialog> | undefined;
  // What both need is handed over: a module that both import would be one more file for every page to wait for.
  const load = () => import('./dialog/consentDialog').then(({createConsentDialog}) => createConsentDialog(context));
  const show = async (part: 'ask' | 'openSettings') => {
    loading ??= load();
    try {
      (await loading)[part]();
    } catch {
      // Without the dialog nobody agrees, and nothing is counted. The next click tries again.
      loading = undefined;
    }
  };
  return {
    ask: () => void show('ask'),
    openSettings: () => void show('openSettings'),
    dismiss: () => void loading?.then(({dismiss}) => dismiss()).catch(() => undefined),
  };
}
