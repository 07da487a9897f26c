/**
 * @generated SignedSource<<3e01c40eb35355c97cce4c92056b895e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoOrderAnswer_viewer$data = {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly " $fragmentType": "UndoOrderAnswer_viewer";
};
export type UndoOrderAnswer_viewer$key = {
  readonly " $data"?: UndoOrderAnswer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoOrderAnswer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoOrderAnswer_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5a9ed5788b15778d8a0244d5f17a845a";

export default node;
