import {describe, expect, it} from 'vitest';
import {findNodes} from '../jsonPath';

const ROOT = {
  tags: [{name: 'A'}, {name: "B's"}],
  paths: {'/a/{id}': {get: {parameters: [{name: 'x', in: 'query'}]}}, '/b': {get: {}}},
  $ref: 1,
};

describe('findNodes', () => {
  it.each([
    ['$', [ROOT]],
    ['$.tags[1].name', ["B's"]],
    ["$.tags[?(@.name=='A')]", [{name: 'A'}]],
    ["$.tags[?@.name == 'B\\'s'].name", ["B's"]],
    ['$.tags[?(@.name=="B\'s")].name', ["B's"]],
    ["$.paths['/a/{id}'].get.parameters[*].in", ['query']],
    ['$.paths.*.get', [{parameters: [{name: 'x', in: 'query'}]}, {}]],
    ['$["paths"]["/b"].get', [{}]],
    ['$.$ref', [1]],
    ['$.nope.deeper', []],
    ['$.tags.length', []],
    ['$.toString', []],
    ['$.tags[9]', []],
  ])('%s', (path, expected) => {
    expect(findNodes(ROOT, path)).toEqual(expected);
  });

  it.each(['', 'paths', '$..a', '$.', '$[', "$['a", '$[?(@.a>1)]', '$[1:2]', '$.a b'])('refuses %j', (path) => {
    expect(() => findNodes(ROOT, path)).toThrow(/JSONPath/);
  });
});
