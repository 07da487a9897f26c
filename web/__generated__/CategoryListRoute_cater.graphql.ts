/**
 * @generated SignedSource<<23d2d96394f74bd29d39c6e17119b78e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryListRoute_cater$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryListRoute_category">;
  }> | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueParents_cater">;
  readonly " $fragmentType": "CategoryListRoute_cater";
};
export type CategoryListRoute_cater$key = {
  readonly " $data"?: CategoryListRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryListRoute_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryListRoute_cater",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryListRoute_category"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "catalogueParents_cater",
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "3d44e569eae9cafde89072c98900eb10";

export default node;
