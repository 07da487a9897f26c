/**
 * @generated SignedSource<<74c133ad4d77a536697a19020f7bf57e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedAllergens_order$data = {
  readonly allergenChanges: ReadonlyArray<{
    readonly after: {
      readonly " $fragmentSpreads": FragmentRefs<"ChangedAllergens_declaration">;
    } | null | undefined;
    readonly before: {
      readonly " $fragmentSpreads": FragmentRefs<"ChangedAllergens_declaration">;
    } | null | undefined;
    readonly changedAt: string;
    readonly food: string;
  }>;
  readonly " $fragmentType": "ChangedAllergens_order";
};
export type ChangedAllergens_order$key = {
  readonly " $data"?: ChangedAllergens_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedAllergens_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ChangedAllergens_declaration"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedAllergens_order",
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

(node as any).hash = "1945481de0f6e1d5919804a0a8b972e2";

export default node;
