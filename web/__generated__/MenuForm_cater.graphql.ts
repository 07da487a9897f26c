/**
 * @generated SignedSource<<5742fff3422a8707396e9e440545961c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuForm_cater$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCategories_cater">;
  readonly " $fragmentType": "MenuForm_cater";
};
export type MenuForm_cater$key = {
  readonly " $data"?: MenuForm_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuForm_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuForm_cater",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuCategories_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "67e51b9970f28f67ecb8181792ffe63d";

export default node;
