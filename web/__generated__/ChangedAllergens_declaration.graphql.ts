/**
 * @generated SignedSource<<276dbb4c77bd27a2b24ae8d08f0d6241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedAllergens_declaration$data = {
  readonly contains: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly mayContain: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly " $fragmentType": "ChangedAllergens_declaration";
};
export type ChangedAllergens_declaration$key = {
  readonly " $data"?: ChangedAllergens_declaration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedAllergens_declaration">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readContents_content",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allergen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sources",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedAllergens_declaration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AllergenContent",
      "kind": "LinkedField",
      "name": "contains",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AllergenContent",
      "kind": "LinkedField",
      "name": "mayContain",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Declaration",
  "abstractKey": null
};
})();

(node as any).hash = "4e63d907a24f1bb6a18c68b3bb8665f0";

export default node;
