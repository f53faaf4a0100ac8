import {createContext} from 'react';

/** Whether a component is inside a folding section, which clips everything outside its box. */
export const FoldContext = createContext(false);
