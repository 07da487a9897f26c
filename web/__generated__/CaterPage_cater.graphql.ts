/**
 * @generated SignedSource<<b82bb0133185709a7f5894f7922c87ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterPage_cater$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryNav_categories" | "CategorySection_category">;
  }> | null | undefined;
  readonly name: string;
  readonly number: number;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddedDialog_cater" | "BasketBar_cater" | "BasketCard_cater" | "CaterMeta_cater" | "Cover_cater" | "Details_cater" | "PartyBar_cater" | "StructuredData_cater" | "useCatalogueMenus_cater">;
  readonly " $fragmentType": "CaterPage_cater";
};
export type CaterPage_cater$key = {
  readonly " $data"?: CaterPage_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterPage_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "CaterPage_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCatalogueMenus_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Cover_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartyBar_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Details_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterMeta_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StructuredData_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketCard_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketBar_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddedDialog_cater"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryNav_categories"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategorySection_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "2a226a3550e442b1ea6c2a7658edc100";

export default node;
