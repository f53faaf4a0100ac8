import path from 'node:path';
import * as z from 'zod';
import {checkInput, parseJsonInput, readInputText} from '../../../lib/input/readInput';

/** The packages that the page lists; kept by `npm run check:licenses -- --write`. */
export const SHIPPED_FILE = 'site/shippedPackages.json';

const FOLDERS = z.array(
  z.string('依赖的文件夹，例如 node_modules/react').startsWith('node_modules/', '依赖的文件夹，例如 node_modules/react'),
  '列表',
);

/**
 * Reads the folders of the packages that the page lists.
 *
 * @throws InputError where the list is damaged
 */
export function readShippedFolders(root: string): string[] {
  const text = readInputText({path: path.join(root, SHIPPED_FILE), name: SHIPPED_FILE});
  return checkInput(parseJsonInput(text, SHIPPED_FILE), FOLDERS, SHIPPED_FILE);
}
