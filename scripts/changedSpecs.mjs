import { execFileSync } from 'node:child_process'
export const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3).split(' -> ').at(-1))
export const specsOf = (files) => files.filter((file) => file.endsWith('.spec.ts'))
