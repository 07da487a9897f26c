/**
 * @generated SignedSource<<a14bf3bc59027a65f695644f34cb8be6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type menuListCells_menu$data = {
  readonly description: string | null | undefined;
  readonly isSatisfiable: boolean;
  readonly name: string;
  readonly price: number;
  readonly uuid: string;
  readonly " $fragmentType": "menuListCells_menu";
};
export type menuListCells_menu$key = {
  readonly " $data"?: menuListCells_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"menuListCells_menu">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "menuListCells_menu"
};

(node as any).hash = "069322173f4c9409e718b4eb548c4b3b";

export default node;
