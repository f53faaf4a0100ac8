import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {PortCatalogue} from '../../../lib/flowFile/listPorts';
import {parseJsonInput, readInputText} from '../../../lib/input/readInput';

/** Fields and ports of the components, a file for each version, written by `npm run try`. */
const PORTS_FOLDER = 'ports';
/** Figures in a folder with the name of a version show that one's components, the others those of the oldest. */
const VERSION_FOLDER = /^(\d+\.\d+)\//;

function readVersion(dir: string, version: string): PortCatalogue {
  const file = `${PORTS_FOLDER}/${version}.json`;
  const name = `${path.basename(dir)}/${file}`;
  return parseJsonInput(readInputText({path: path.join(dir, file), name}), name) as PortCatalogue;
}

/** Reads what the components of each version have; tells it for a figure's file. */
export function readPorts(dir: string): (file: string) => PortCatalogue | undefined {
  const folder = path.join(dir, PORTS_FOLDER);
  if (!existsSync(folder)) return () => undefined;
  const versions = readdirSync(folder).map((file) => path.basename(file, '.json'));
  const oldest = versions.sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))[0] ?? '';
  const known = new Map(versions.map((version) => [version, readVersion(dir, version)]));
  return (file) => known.get(VERSION_FOLDER.exec(file)?.[1] ?? oldest);
}
