/**
 * @generated SignedSource<<6ab7b874eb33794fc307516a6422889b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFormRoute_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly services: ReadonlyArray<{
    readonly __typename: "Service";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyBasket_cater" | "OrderForm_cater">;
  readonly " $fragmentType": "OrderFormRoute_cater";
};
export type OrderFormRoute_cater$key = {
  readonly " $data"?: OrderFormRoute_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFormRoute_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFormRoute_cater",
  "selections": [
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderForm_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmptyBasket_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "fafbc05dd23e714786d841caa53df188";

export default node;
