import type {RouteConfig} from '@docusaurus/types';
import * as z from 'zod';
import {InputError} from '../../../../lib/input/inputError';

type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

const CHUNK_NAMES: z.ZodType<ChunkNames> = z.lazy(() => z.union([z.string(), z.array(CHUNK_NAMES), z.record(z.string(), CHUNK_NAMES)]));
/** `routesChunkNames.json`: chunk names by route path and short hash. */
const ROUTES = z.record(z.string(), CHUNK_NAMES);
/** `client-manifest.json`: `origins` has the ids of the chunks that load together, by chunk name; `assets` has files by chunk id. */
const MANIFEST = z.object({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.object({js: z.array(z.object({file: z.string()})).optional()})),
});

const UPGRADED = 'Docusaurus 升级后改了这个文件的话，改 plugins/publish/node/pages/findPageChunks.ts';

function parse<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const {success, data, error} = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new InputError(`[publish] .docusaurus/${file} 的 ${issue?.path.join('.') || '内容'} 与预期不符（${issue?.message}）。${UPGRADED}`);
}

const namesIn = (names: ChunkNames): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn));

/** Chunk names of each page: those of its route and of the parent routes. */
function nameChunks(
  routes: readonly RouteConfig[],
  entries: Iterator<[string, ChunkNames]>,
  framing: readonly string[],
): [string, string[]][] {
  return routes.flatMap((route) => {
    // The file lists parent routes before their children. A key consists of path, dash and hash.
    const {value} = entries.next() as IteratorResult<[string, ChunkNames], undefined>;
    if (value?.[0].replace(/-[^-]+$/, '') !== route.path) {
      throw new InputError(
        `[publish] .docusaurus/routesChunkNames.json 里应轮到路由 ${route.path}；收到的是 ${value?.[0] ?? '结尾'}。${UPGRADED}`,
      );
    }
    const names = [...framing, ...namesIn(value[1])];
    return route.routes ? nameChunks(route.routes, entries, names) : [[route.path, names] as [string, string[]]];
  });
}

/**
 * Finds the script files of each page, without those that all pages share; by page path.
 *
 * @param chunkNames content of Docusaurus' `routesChunkNames.json`
 * @param manifest content of its `client-manifest.json`
 * @throws InputError if these files have an unexpected format
 */
export function findPageChunks(routes: readonly RouteConfig[], chunkNames: unknown, manifest: unknown): Map<string, string[]> {
  const {origins, assets} = parse(MANIFEST, manifest, 'client-manifest.json');
  const filesOf = (name: string): string[] => {
    const ids = origins[name];
    // Some chunks that load together contain only styles, and some have no entry in `assets`.
    const files = ids?.flatMap((id) => assets[id]?.js?.map(({file}) => file) ?? []) ?? [];
    if (files.length === 0) throw new InputError(`[publish] .docusaurus/client-manifest.json 里没有代码块 ${name} 的脚本。${UPGRADED}`);
    return files;
  };
  const pages = nameChunks(routes, Object.entries(parse(ROUTES, chunkNames, 'routesChunkNames.json'))[Symbol.iterator](), []);
  return new Map(pages.map(([path, names]) => [path, [...new Set(names.flatMap(filesOf))]]));
}
