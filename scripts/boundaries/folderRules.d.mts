/** The rules by which the folders of a folder import each other; see folderRules.mjs. */
export interface FolderRules {
  ground: string[]
  top: string[]
  features: Record<string, string>
}
export function checkFolders(
  parent: string,
  rules: FolderRules,
  files: string[],
  imports: { from: string; to: string }[],
): string[]
