import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {type DocsVersion, versionOfFile} from '../lib/content/versions';

type Transform = (root: Root, file: VFile) => void;

/** Applies the transform of the version whose folder contains the page; for other pages, that of the first version. */
export default function remarkPerVersion<T extends {version: DocsVersion}>(parts: readonly T[], create: (part: T) => Transform): Transform {
  const transforms = new Map(parts.map((part) => [part.version.id, create(part)]));
  const versions = parts.map(({version}) => version);
  return (root, file) => {
    const version = versionOfFile(versions, file.path) ?? versions[0];
    if (version) transforms.get(version.id)?.(root, file);
  };
}
