/**
 * @generated SignedSource<<636007f9f464c2eda18fb27a79ff532e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllergenChanges_declaration$data = {
  readonly contains: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly mayContain: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readContents_content">;
  }>;
  readonly " $fragmentType": "AllergenChanges_declaration";
};
export type AllergenChanges_declaration$key = {
  readonly " $data"?: AllergenChanges_declaration$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_declaration">;
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
  "name": "AllergenChanges_declaration",
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

(node as any).hash = "70fec39596494d2a81de9bc45382b453";

export default node;
