import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {type DocsVersion, versionOfFile} from '../lib/content/versions';

type Transform = (root: Root, file: VFile) => void;

/** Applies the transforms of the version whose folder contains the page, in order; for other pages, those of the first version. */
export default function remarkPerVersion<T extends {version: DocsVersion}>(
  parts: readonly T[],
  transformsOf: (part: T) => readonly Transform[],
): Transform {
  const transforms = new Map(parts.map((part) => [part.version.id, transformsOf(part)]));
  const versions = parts.map(({version}) => version);
  return (root, file) => {
    const version = versionOfFile(versions, file.path) ?? versions[0];
    for (const transform of (version && transforms.get(version.id)) ?? []) transform(root, file);
  };
}
