/**
 * @generated SignedSource<<d8273da65a22615aa7d594e0322b8dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllergenChanges_order$data = {
  readonly allergenChanges: ReadonlyArray<{
    readonly after: {
      readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_declaration">;
    } | null | undefined;
    readonly before: {
      readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_declaration">;
    } | null | undefined;
    readonly changedAt: string;
    readonly food: string;
  }>;
  readonly " $fragmentType": "AllergenChanges_order";
};
export type AllergenChanges_order$key = {
  readonly " $data"?: AllergenChanges_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AllergenChanges_declaration"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllergenChanges_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AllergenChange",
      "kind": "LinkedField",
      "name": "allergenChanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "food",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Declaration",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Declaration",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c57719c37a9ef13913ec14300a669ff2";

export default node;
