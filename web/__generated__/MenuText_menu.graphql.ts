/**
 * @generated SignedSource<<12d280361221a93e398cf16c666a5d0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuText_menu$data = {
  readonly description: string | null | undefined;
  readonly " $fragmentType": "MenuText_menu";
};
export type MenuText_menu$key = {
  readonly " $data"?: MenuText_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuText_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuText_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Menu",
  "abstractKey": null
};

(node as any).hash = "91082c33b55085291d1e011a8bc27525";

export default node;
