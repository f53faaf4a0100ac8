import {createContext} from 'react';

/** Whether something stands in a section that folds: a box of its own, out of which nothing reaches. */
export const FoldContext = createContext(false);
